/** The element below the header in which bars about the account stand; the layout leaves it there. */
export const BARS_ID = 'bars'

/** The element at the end of the menu of small screens for what a person is offered there. */
export const DRAWER_USER_ID = 'drawer-person'
