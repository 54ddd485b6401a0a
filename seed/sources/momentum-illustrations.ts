import { readdirSync } from 'node:fs'
import type { SeedPack, SeedSource } from '#seed/seed-item.ts'
import { importedAuthor } from './contributors.ts'
import { describedAs } from './drawn.ts'
import { MOMENTUM_DRAWINGS } from './momentum-drawings.ts'
import { packageFiles } from './package-files.ts'
import { bytesOf, withSize } from './svg-text.ts'

const AUTHOR = importedAuthor('Momentum Design', 'team', 'https://github.com/momentum-design/momentum-design')

/** Two of the ten colour variants of each drawing. The default variant is white and needs a dark background. */
const COLOURINGS: readonly { suffix: string; title: string; tint: SeedPack['tint']; every: number }[] = [
  { suffix: 'onboarding-secondary', title: 'Momentum in one line', tint: 'brand', every: 1 },
  { suffix: 'onboarding-tertiary', title: 'Momentum in one line, amber', tint: 'yellow', every: 2 },
]

/** Sizes inside the names. */
const SIZE = /-(?:sixzero|onetwozero|oneninetwo|threetwozero)(?=-|$)/g

/** Drawings made of one continuous line with a gradient. */
export const momentumIllustrations: SeedSource = {
  name: '@momentum-design/illustrations',
  contributors: [AUTHOR],
  packs: COLOURINGS.map(({ suffix, title, tint }) => ({
    key: `momentum:${suffix}`,
    kind: 'illustration',
    title,
    description: 'Scenes and objects drawn in one continuous line with a gradient.',
    style: 'one-line',
    category: 'communication',
    contributor: AUTHOR.username,
    licence: 'mit',
    sourceUrl: 'https://github.com/momentum-design/momentum-design',
    price: null,
    tint,
    featured: false,
    later: true,
  })),
  *items() {
    const files = packageFiles('@momentum-design/illustrations')
    const drawings = readdirSync(files.path('dist', 'svg')).sort()
    for (const { suffix, every } of COLOURINGS) {
      const byName = new Map(drawings.filter(endsIn(suffix)).map((file) => [nameOf(file, suffix), file]))
      const mine = Object.entries(MOMENTUM_DRAWINGS).filter((_, index) => index % every === 0)
      for (const [name, drawing] of mine) {
        const file = byName.get(name)
        if (file === undefined) throw new Error(`Momentum has no drawing ${name} in ${suffix}`)
        yield {
          sourceKey: `momentum:${file.replace('.svg', '')}`,
          kind: 'illustration',
          ...describedAs({ ...drawing, keywords: [...drawing.keywords, 'one line', 'gradient'] }),
          bytes: bytesOf(withSize(files.text('dist', 'svg', file))),
          style: 'one-line',
          ...(file.includes('-headshot-') && { people: { count: 1 } }),
          pack: `momentum:${suffix}`,
          sourceUrl:
            'https://github.com/momentum-design/momentum-design/tree/main/packages/assets/illustrations',
        }
      }
    }
  },
}

function endsIn(suffix: string) {
  return (file: string) => file.endsWith(`-${suffix}.svg`)
}

/** The name of a drawing without its colouring and size. */
function nameOf(file: string, suffix: string): string {
  return file.slice(0, -suffix.length - '-.svg'.length).replaceAll(SIZE, '')
}
