/** Id of the element below the header for account bars; the layout renders it empty. */
export const BARS_ID = 'bars'

/** The element at the end of the menu of small screens for what a person is offered there. */
export const DRAWER_USER_ID = 'drawer-person'
