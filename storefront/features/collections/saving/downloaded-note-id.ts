/** The hidden text "Downloaded", which describes the download buttons of assets that the user has. */
export const DOWNLOADED_NOTE_ID = 'downloaded-note'
