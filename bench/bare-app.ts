import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MOTIF, NEXT, ROOT } from '#local/paths.ts'
import { freePort } from '#local/ports.ts'
import { supervise } from '#local/processes.ts'
import { runTool } from '#local/run-tool.ts'

const FOLDER = join(MOTIF, 'bench', 'bare-app')

/** A cached page with one line of text: the least work that the framework can do. */
const SOURCES = {
  'next.config.mjs': `const root = ${JSON.stringify(ROOT)}
export default { poweredByHeader: false, outputFileTracingRoot: root, turbopack: { root } }
`,
  'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
  'app/page.js': `export default function Page() {
  return <p>One line.</p>
}
`,
} as const satisfies Record<string, string>

export interface Peer {
  readonly url: string
  stop(): Promise<void>
}

/**
 * The peer of the storefront's pages: an application with one static page, built and served by the same version of
 * Next as the storefront. It stops with this process.
 */
export async function startBareApp(): Promise<Peer> {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(FOLDER, path)), { recursive: true })
    writeFileSync(join(FOLDER, path), text)
  }
  await runTool('bench-bare-build', [NEXT, 'build'], { cwd: FOLDER })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const server = supervise(
    {
      name: 'bench-bare',
      args: [NEXT, 'start', '-H', '127.0.0.1', '-p', String(port)],
      cwd: FOLDER,
      env: {},
      readyAt: url,
    },
    { onRestart: (text) => console.error(text) },
  )
  await server.ready()
  return { url, stop: () => server.stop() }
}
