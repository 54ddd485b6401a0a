import simpleRest from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import { CONSOLE_API } from '#domain/contract/console/session.ts'

/** Rows of the console's resources, in the dialect of ra-data-simple-rest. */
export const dataProvider: DataProvider = { ...simpleRest(CONSOLE_API), supportAbortSignal: true }
