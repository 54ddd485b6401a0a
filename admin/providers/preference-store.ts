import { localStorageStore } from 'react-admin'

/** Bump when the shape of a kept preference changes: what an older console kept is dropped. */
const VERSION = '1'

/**
 * What the console keeps in the browser: open menus, columns, saved queries. React-admin empties its store when the user
 * logs out; saved queries outlive that, and the language is kept in the cookie of the site instead.
 */
const store = localStorageStore(VERSION, 'MotifConsole')
store.removeItem('locale')

export const preferenceStore = { ...store, reset: () => undefined }
