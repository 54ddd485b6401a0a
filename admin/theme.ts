import { defaultLightTheme, type RaThemeOptions } from 'react-admin'

const BORDER = '1px solid var(--line)'
const PHONE = '@media (max-width: 599.95px)'

/** One colour of Material UI's palette, from the tokens; `contrastText` is read on it. */
const colour = (main: string, hover: string, contrastText: string) => ({
  main,
  light: main,
  dark: hover,
  contrastText,
})

/**
 * React-admin's look from the storefront's tokens (`storefront/ui/tokens.css`). Colours are CSS variables, so dark is
 * the same theme under `data-theme="dark"`, and a change of a token reaches the console by itself.
 */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  cssVariables: { nativeColor: true },
  palette: {
    primary: colour('var(--accent)', 'var(--accent-hover)', 'var(--accent-fg)'),
    secondary: colour('var(--accent-text)', 'var(--accent-hover)', 'var(--bg)'),
    error: colour('var(--danger-text)', 'var(--danger)', 'var(--bg)'),
    warning: colour('var(--warn-text)', 'var(--warn)', 'var(--bg)'),
    success: colour('var(--ok-text)', 'var(--ok)', 'var(--bg)'),
    info: colour('var(--fg-2)', 'var(--fg)', 'var(--bg)'),
    text: { primary: 'var(--fg)', secondary: 'var(--fg-2)', disabled: 'var(--fg-3)' },
    background: { default: 'var(--bg)', paper: 'var(--surface)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--fg-2)',
      hover: 'var(--plate)',
      selected: 'var(--accent-wash)',
      disabled: 'var(--fg-3)',
      disabledBackground: 'var(--plate)',
      focus: 'var(--plate-hover)',
    },
    bulkActionsToolbarColor: 'var(--accent-text)',
    bulkActionsToolbarBackgroundColor: 'var(--accent-wash)',
  },
  typography: {
    fontFamily: 'var(--font)',
    h1: { fontSize: 'var(--fs-30)', fontWeight: 700, lineHeight: 1.25, letterSpacing: 'var(--track-title)' },
    h2: { fontSize: 'var(--fs-20)', fontWeight: 700, lineHeight: 1.25 },
    h3: { fontSize: 'var(--fs-16)', fontWeight: 700, lineHeight: 1.4 },
    h6: { fontSize: 'var(--fs-18)', fontWeight: 500 },
    body1: { fontSize: 'var(--fs-16)' },
    body2: { fontSize: 'var(--fs-14)' },
    caption: { fontSize: 'var(--fs-13)' },
    button: { fontSize: 'var(--fs-14)', fontWeight: 500, textTransform: 'none' },
  },
  shape: { borderRadius: 8 },
  sidebar: { width: 232, closedWidth: 56 },
  components: {
    ...defaultLightTheme.components,
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'default' },
      styleOverrides: {
        root: { backgroundColor: 'var(--bg)', color: 'var(--fg)', borderBottom: BORDER },
      },
    },
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { border: BORDER, borderRadius: 'var(--r-lg)' } },
    },
    MuiMenu: {
      defaultProps: { elevation: 0 },
      styleOverrides: { paper: { boxShadow: 'var(--sh-2)', borderRadius: 'var(--r-md)' } },
    },
    // `--accent` is a ground for text; as text on the page it would be too dark in the dark theme.
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        text: { '&.MuiButton-colorPrimary': { color: 'var(--accent-text)' } },
        outlined: { '&.MuiButton-colorPrimary': { color: 'var(--accent-text)' } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderColor: 'var(--line)',
          [PHONE]: { paddingInline: 8 },
          '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' },
          // Japanese and Korean may break between any two characters: a narrow column would have one in each line.
          '&:lang(ja)': { wordBreak: 'auto-phrase' },
          '&.MuiTableCell-head:lang(ja), &:lang(ko)': { wordBreak: 'keep-all' },
        },
      },
    },
    // Names of pages that are longer than the menu is wide, as in German, wrap instead of being cut.
    RaMenuItemLink: {
      styleOverrides: { root: { '&, & .MuiTypography-noWrap': { whiteSpace: 'normal' } } },
    },
    // On a phone they have the colour of cards, beside a page and a heading that have another.
    RaTopToolbar: {
      styleOverrides: {
        root: { alignItems: 'center', flexWrap: 'wrap', [PHONE]: { backgroundColor: 'transparent' } },
      },
    },
    RaListToolbar: { styleOverrides: { root: { [PHONE]: { backgroundColor: 'transparent' } } } },
    // Targets are at least 24 px high (WCAG 2.5.8).
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
    // Spinners are beside a text that says what is loading, so screen readers skip them; the bar of the console
    // shows one without a text, and names it.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    MuiLink: { styleOverrides: { root: { color: 'var(--accent-text)' } } },
    // Material UI computes the ground of its standard alerts for a light page, whatever the theme.
    MuiAlert: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { outlined: { color: 'var(--fg)' } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: 'var(--control-line)' } },
    },
    MuiInputLabel: {
      styleOverrides: {
        root: { color: 'var(--fg-2)', '&.Mui-focused:not(.Mui-error)': { color: 'var(--accent-text)' } },
      },
    },
  },
}
