import { readFileSync } from 'node:fs'
import module, { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Where Next puts a rendered page into its cache: a file of Next that no build goes through. */
export const RUNTIME_OF_NEXT = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'

const MEASURE = /JSON\.stringify\((\w+)\)\.length;if\((\w+)\.fetchCache&&/g

/**
 * The runtime that computes the length of the JSON of fetched data only, which it compares with a limit. It computes that
 * of a page too, and does not use it: V8 takes 20 to 40 ns a character for text beyond Latin-1.
 *
 * @throws Error where a release of Next has another function
 */
export function withoutMeasure(source: string): string {
  if ([...source.matchAll(MEASURE)].length !== 1)
    throw new Error('Next measures cached pages in another way: see next-tuning/whole-page-data.')
  return source.replace(MEASURE, '$2.fetchCache?JSON.stringify($1).length:0;if($2.fetchCache&&')
}

/** Changes the runtime when it is loaded, which must be later. Versions of Node without hooks for modules leave it as it is. */
export function leavePagesUnmeasured(): void {
  if (typeof module.registerHooks !== 'function') return
  const file = createRequire(import.meta.url).resolve(RUNTIME_OF_NEXT)
  const source = withoutMeasure(readFileSync(file, 'utf8'))
  const address = pathToFileURL(file).href
  module.registerHooks({
    load: (url, context, nextLoad) =>
      url === address ? { format: 'commonjs', source, shortCircuit: true } : nextLoad(url, context),
  })
}
