/**
 * The colours of `storefront/ui/tokens.css` that mails use, as sRGB, because mail programs support neither variables
 * nor OKLCH. `tokens.test.ts` compares them with that file.
 */
export const MAIL_TOKENS = {
  '--brand-600': '#564de9',
  '--ink-925': '#141520',
  '--ink-600': '#595b6a',
  '--ink-25': '#fafbfc',
  '--ink-150': '#e5e6ec',
  '--ink-0': '#fff',
} as const
