/** The hidden texts "Downloaded" and "Purchased", which describe the buttons of assets that the user has. */
export const DOWNLOADED_NOTE_ID = 'downloaded-note'
export const PURCHASED_NOTE_ID = 'purchased-note'
