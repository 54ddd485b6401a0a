import type { Progress } from '#local/progress.ts'
import { runTool } from '#local/run-tool.ts'

/**
 * Loads the default catalogue and the demo accounts. The loader itself detects, within a second, that they are loaded
 * already.
 */
export async function loadCatalogue(
  env: Readonly<Record<string, string>>,
  progress: Progress,
): Promise<void> {
  await progress.step('Loading the catalogue', (say) =>
    runTool('seed', ['seed/main.ts'], { env, onLine: say }),
  )
}
