/** Id of the element below the header for account bars; the layout renders it empty. */
export const BARS_ID = 'bars'

/** Id of the element at the bottom of the menu of small screens for the user's button. */
export const DRAWER_USER_ID = 'drawer-person'
