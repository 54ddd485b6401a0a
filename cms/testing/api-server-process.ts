import { flushCompileCache } from 'node:module'
import { serveApi } from './api-server.ts'

/** Runs the API of the CMS in a separate process, which a test can kill. Sends its port to the parent. */
const { port } = await serveApi()
// Tests kill this process, which then writes no compiled code for the next one.
flushCompileCache()
process.send?.(port)
