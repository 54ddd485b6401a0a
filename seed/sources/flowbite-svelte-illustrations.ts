import { readdirSync } from 'node:fs'
import type { SeedSource } from '#seed/seed-item.ts'
import { importedAuthor } from './contributors.ts'
import { peopleIn } from './flowbite-people.ts'
import { packageFiles } from './package-files.ts'
import { bytesOf, withSize } from './svg-text.ts'
import { fromName } from './words.ts'

const AUTHOR = importedAuthor('Shinichi Okada', 'person', 'https://codewithshin.com')
const PACK = 'flowbite:flat'

/** Flat scenes of offices and shops, extracted from Svelte components. */
export const flowbiteIllustrations: SeedSource = {
  name: 'flowbite-svelte-illustrations',
  contributors: [AUTHOR],
  packs: [
    {
      key: PACK,
      kind: 'illustration',
      title: 'Flowbite illustrations',
      description: 'Flat scenes for dashboards, shops and empty states.',
      style: 'flat',
      category: 'business',
      contributor: AUTHOR.username,
      licence: 'mit',
      sourceUrl: 'https://github.com/shinokada/flowbite-svelte-illustrations',
      price: null,
      tint: 'brand',
      featured: true,
    },
  ],
  *items() {
    const files = packageFiles('flowbite-svelte-illustrations')
    const components = readdirSync(files.path('dist')).filter((file) => /(?<!Dark)\.svelte$/.test(file))
    for (const file of components.sort(peopleFirst)) {
      const name = file.replace('.svelte', '')
      yield {
        sourceKey: `flowbite:${name}`,
        kind: 'illustration',
        ...fromName(name.replace(/^A(?=\d)/, '').replace(/(\p{Ll})(?=\d)/u, '$1-'), [
          'illustration',
          'business',
          'website',
        ]),
        bytes: bytesOf(withSize(svgOfComponent(files.text('dist', file)))),
        style: 'flat',
        people: peopleIn(name),
        pack: PACK,
        sourceUrl: `https://github.com/shinokada/flowbite-svelte-illustrations/blob/main/src/lib/${file}`,
      }
    }
  },
}

/** Scenes with people before things and pages of errors, then by name. */
function peopleFirst(a: string, b: string): number {
  const count = (file: string) => Math.min(1, peopleIn(file.replace('.svelte', ''))?.count ?? 0)
  return count(b) - count(a) || (a < b ? -1 : 1)
}

/** The SVG inside a component, with the default value of each colour property inserted. */
function svgOfComponent(component: string): string {
  const defaults = new Map(
    [...component.matchAll(/^\s*(color\d+) = '([^']+)'/gm)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  )
  const start = component.indexOf('<svg')
  return component
    .slice(start, component.lastIndexOf('</svg>') + '</svg>'.length)
    .replace(/\{#if[\s\S]*?\{\/if\}/g, '')
    .replace(/=\{(color\d+)\}/g, (_, name: string) => `="${defaults.get(name) ?? 'currentColor'}"`)
    .replace(/\s[\w-]+=\{[^}]*\}(?:`\})?/g, '')
    .replace(/\s\{[^}]*\}/g, '')
}
