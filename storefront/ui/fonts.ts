import localFont from 'next/font/local'

/**
 * Instrument Sans (SIL Open Font License 1.1), variable in weight and width, served from this site.
 * The extended letters load only where a page uses them. No narrower than headings are set, and with the same kerning at
 * every weight and width, which halves what a page waits for (docs/decisions/0027).
 */
const latin = localFont({
  src: './fonts/instrument-sans-latin.woff2',
  variable: '--font-latin',
  weight: '400 700',
  display: 'swap',
  // In tokens.css: Next's own would be Arial alone, which phones and Linux do not have.
  adjustFontFallback: false,
  fallback: ['stand-in'],
  declarations: [{ prop: 'font-stretch', value: '92% 100%' }],
})

const latinExtended = localFont({
  src: './fonts/instrument-sans-latin-ext.woff2',
  variable: '--font-latin-ext',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '92% 100%' },
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

/** Classes for `<html>` that declare the variables `--font` of the tokens is made of. */
export const FONT_CLASSES = `${latin.variable} ${latinExtended.variable}`
