import { serveApi } from './api-server.ts'

/** The API of the CMS in a process of its own, which a test may kill. Sends its port to the parent. */
const { port } = await serveApi()
process.send?.(port)
