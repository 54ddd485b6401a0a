import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#local/paths.ts'
import { ALWAYS_HANDED } from '#storefront/features/dashboard/handed-messages.ts'
import english from '#storefront/messages/en.json' with { type: 'json' }

/** next-intl reports a missing text only when it is shown, so no type and no render of another state finds it. */
test('every page of the dashboard hands the browser all texts that its client components use', () => {
  const faults = sectionPages().flatMap(({ path, handed }) =>
    [...clientModules(path)].flatMap((module) =>
      [...namespacesOf(module)]
        .filter((name) => !handed.includes(name))
        .map((name) => `${path} does not hand over "${name}" for ${module}`),
    ),
  )
  expect(faults).toEqual([])
  expect(sectionPages().length).toBeGreaterThan(10)
})

function sectionPages() {
  const folder = 'storefront/app/[locale]/(site)/dashboard'
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('page.tsx'))
    .map((name) => {
      const path = join(folder, name)
      const [, list = ''] = /messages=\{\[([^\]]*)\]\}/.exec(read(path)) ?? []
      const own = [...list.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)
      return { path, handed: [...ALWAYS_HANDED, ...own] as readonly string[] }
    })
}

/** The modules that the page's imports load into the browser; `import()` is left out, since what it loads may load texts too. */
function clientModules(path: string, isClient = false, found = new Set<string>(), seen = new Set<string>()) {
  const text = read(path)
  const here = isClient || text.startsWith("'use client'")
  const visit = `${path} ${here}`
  if (seen.has(visit)) return found
  seen.add(visit)
  if (here) found.add(path)
  for (const [, specifier = ''] of text.matchAll(/^(?:import|export|\}) [^\n]*?from '([^']+)'/gm)) {
    const target = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(path), specifier)
    if (/^storefront\/.*\.tsx?$/.test(target) && existsSync(join(ROOT, target)))
      clientModules(target, here, found, seen)
  }
  return found
}

/** First words of the keys that a module looks up. */
function namespacesOf(path: string): Set<string> {
  const text = read(path)
  const scoped = [...text.matchAll(/useTranslations\('(\w+)/g)].map(([, name = '']) => name)
  const keys = /useTranslations\(\)/.test(text)
    ? [...text.matchAll(/\bt(?:\.\w+)?\(\s*['`](\w+)\./g)].map(([, name = '']) => name)
    : []
  return new Set([...scoped, ...keys].filter((name) => name in english))
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}
