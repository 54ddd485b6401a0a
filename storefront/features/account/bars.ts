/** The element below the header in which bars about the account stand; the layout leaves it there. */
export const BARS = 'bars'

/** The element at the end of the menu of small screens for what a person is offered there. */
export const DRAWER_PERSON = 'drawer-person'
