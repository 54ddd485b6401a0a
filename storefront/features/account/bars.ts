/** The element below the header in which bars about the account stand; the layout leaves it there. */
export const BARS = 'bars'
