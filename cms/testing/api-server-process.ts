import { serveApi } from './api-server.ts'

/** Runs the API of the CMS in a separate process, which a test can kill. Sends its port to the parent. */
const { port } = await serveApi()
process.send?.(port)
