import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#local/paths.ts'
import { mentionedWords, type Source, styledClasses, usedClasses } from './class-names.ts'

/** Styled classes whose names are composed by code. */
const COMPOSED: readonly RegExp[] = [
  // The tint of a pack: ui/cover.tsx and features/detail/pack/hero.tsx.
  /^(?:t-|ph--)(?:brand|red|yellow|teal)$/,
  // The place of the account links: features/account/account-links.tsx.
  /^acct--(?:header|drawer)$/,
  // features/detail/stage/cross-fade.ts
  /^stage__leaving--now$/,
]

/** Classes of lists without a rule of their own: base.css removes the bullets of every list with a class. */
const BARE_LISTS: readonly string[] = ['foot__l', 'strip__one', 'notes']

/**
 * Checks that each class in a style sheet of the storefront is used by a component, and that each class of a component
 * has a style. Ends non-zero and names each fault.
 */
const files = readdirSync(join(ROOT, 'storefront'), { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => /\.(?:css|tsx?)$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|(?:^|[\\/])\.next[\\/]/.test(name),
  )
  .map((name): Source => {
    const path = join('storefront', name)
    return { path, text: readFileSync(join(ROOT, path), 'utf8') }
  })
const components = files.filter(({ path }) => !path.endsWith('.css'))
const styled = styledClasses(files.filter(({ path }) => path.endsWith('.css')))
const mentioned = mentionedWords(components)

const unused = [...styled].filter(
  ([name]) => !mentioned.has(name) && !COMPOSED.some((pattern) => pattern.test(name)),
)
const unstyled = [...usedClasses(components)].filter(
  ([name]) => !styled.has(name) && !BARE_LISTS.includes(name),
)
for (const [name, paths] of unused) console.error(`${[...paths]}: no component has the class "${name}"`)
for (const [name, paths] of unstyled) console.error(`${[...paths]}: no style sheet has the class "${name}"`)
process.exitCode = unused.length + unstyled.length > 0 ? 1 : 0
