/** Styles of a text for screen readers alone. Sizes have units: `width: 1` is 100 % in `sx`, and would widen the page. */
export const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
