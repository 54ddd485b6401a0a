import { existsSync, readdirSync } from 'node:fs'
import type { SeedSource } from '#seed/seed-item.ts'
import { BRANDS } from './brands.ts'
import { importedAuthor } from './contributors.ts'
import { packageFiles } from './package-files.ts'
import { bytesOf } from './svg-text.ts'
import { fromName } from './words.ts'

const AUTHOR = importedAuthor('useAnimations', 'team', 'https://useanimations.com')
const PACK = 'useanimations:line'

/** Expressions in Lottie files are code, which the library rejects. */
const EXPRESSION = /"x":"/

/** Small interface animations as Lottie. */
export const reactUseAnimations: SeedSource = {
  name: 'react-useanimations',
  contributors: [AUTHOR],
  packs: [
    {
      key: PACK,
      kind: 'lottie',
      title: 'Micro animations',
      description: 'Small animated interface icons by Tuan Phung and Marek Feikus.',
      style: 'line',
      category: 'interface',
      contributor: AUTHOR.username,
      licence: 'mit',
      sourceUrl: 'https://github.com/useAnimations/react-useanimations',
      price: null,
      tint: 'brand',
      featured: true,
    },
  ],
  *items() {
    const files = packageFiles('react-useanimations')
    for (const name of readdirSync(files.path('lib')).sort()) {
      if (BRANDS.test(name.toLowerCase()) || !existsSync(files.path('lib', name, `${name}.json`))) continue
      const animation = files.text('lib', name, `${name}.json`)
      if (EXPRESSION.test(animation)) continue
      yield {
        sourceKey: `useanimations:${name}`,
        kind: 'lottie',
        ...fromName(name, ['interface', 'micro animation', 'motion']),
        bytes: bytesOf(animation),
        style: 'line',
        pack: PACK,
        sourceUrl: `https://github.com/useAnimations/react-useanimations/tree/master/src/lib/${name}`,
      }
    }
  },
}
