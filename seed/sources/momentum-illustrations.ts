import { readdirSync } from 'node:fs'
import type { SeedPack, SeedSource } from '#seed/seed-item.ts'
import { importedAuthor } from './contributors.ts'
import { packageFiles } from './package-files.ts'
import { bytesOf, withSize } from './svg-text.ts'
import { fromName } from './words.ts'

const AUTHOR = importedAuthor('Momentum Design', 'team', 'https://github.com/momentum-design/momentum-design')

/** Two of the ten colour variants of each drawing. The default variant is white and needs a dark background. */
const COLOURINGS: readonly { suffix: string; title: string; tint: SeedPack['tint']; every: number }[] = [
  { suffix: 'onboarding-secondary', title: 'Momentum in one line', tint: 'brand', every: 1 },
  { suffix: 'onboarding-tertiary', title: 'Momentum in one line, amber', tint: 'yellow', every: 2 },
]

/** Size suffixes inside the names, and portraits that differ only in size. */
const SIZE = /-(?:sixzero|onetwozero|oneninetwo|threetwozero|l|m|s)(?=-|$)/g
const REPEATED = /headshot-.*-[ms]-/

/** Drawings of the author's own devices and applications, and blank ones. */
const OWN =
  /desk-?hub|onezerox|issuetwo|navigator|mac-address|activation-code|canvas-white|usb-c|hdmi|device-connect|devices-|save-to-space|spaces|scale-your|plug-service|bullseye/

/** Words of the places that a drawing has in the author's applications. */
const PLACES = /-(?:avatar|content|open-results)(?=-|$)/g

/** Drawings made of one continuous line with a gradient. */
export const momentumIllustrations: SeedSource = {
  name: '@momentum-design/illustrations',
  contributors: [AUTHOR],
  packs: COLOURINGS.map(({ suffix, title, tint }) => ({
    key: `momentum:${suffix}`,
    kind: 'illustration',
    title,
    description: 'Scenes and objects drawn in one continuous line with a gradient.',
    style: 'line',
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
      const mine = drawings.filter(
        (file) => file.endsWith(`-${suffix}.svg`) && !REPEATED.test(file) && !OWN.test(file),
      )
      for (const file of mine.filter((_, index) => index % every === 0)) {
        const name = file
          .slice(0, -suffix.length - 5)
          .replaceAll(SIZE, '')
          .replaceAll(PLACES, '')
        yield {
          sourceKey: `momentum:${file.replace('.svg', '')}`,
          kind: 'illustration',
          ...fromName(name, ['one line', 'gradient', 'illustration']),
          bytes: bytesOf(withSize(files.text('dist', 'svg', file))),
          style: 'line',
          ...(file.includes('-headshot-') && { people: { count: 1 } }),
          pack: `momentum:${suffix}`,
          sourceUrl:
            'https://github.com/momentum-design/momentum-design/tree/main/packages/assets/illustrations',
        }
      }
    }
  },
}
