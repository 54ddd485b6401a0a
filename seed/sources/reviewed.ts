import type { SeedItem, SeedSource } from '#seed/seed-item.ts'
import { translateTitle } from '#seed/taxonomy/translate.ts'
import { keywordsOf, sentence, wordsOf } from './words.ts'

/**
 * Works that the sources have and the seed leaves out, by reason. A person looked at every work on the contact sheets
 * (CONTRIBUTING.md, "Changing the seed"); single works are listed here, whole groups in the table of their source.
 */
export const DROPPED = {
  'logos and characters of companies': `
    iconify:tabler:file-excel iconify:tabler:pokeball iconify:tabler:device-ipad-code
    iconify:ph:apple-logo-duotone iconify:ph:lego-duotone iconify:ph:currency-eth-fill iconify:ph:bug-droid-light
    iconify:ph:discord-logo-fill iconify:ph:discord-logo-light iconify:ph:discord-logo-bold
    iconify:iconoir:npm iconify:carbon:logo-opensearch
    iconify:mingcute:binance-coin-bnb-line iconify:mingcute:binance-coin-bnb-fill
    iconify:mingcute:lemon-squeezy-line iconify:mingcute:lemon-squeezy-fill
    iconify:mingcute:monero-line iconify:mingcute:monero-fill
    iconify:streamline-color:play-store iconify:streamline-color:play-store-flat
    iconify:streamline-color:apple iconify:streamline-color:apple-flat
    iconify:streamline-kameleon-color:captain-shield iconify:streamline-kameleon-color:r2d2
    iconify:streamline-kameleon-color:spongebob iconify:streamline-kameleon-color:vespa
    iconify:streamline-kameleon-color:wii-remote iconify:streamline-kameleon-color:mac-signal
    iconify:line-md:buy-me-a-coffee iconify:line-md:mastodon
    carbon-pictograms:slack carbon-pictograms:spring carbon-pictograms:r--language`,
  'letters, digits and writing': `
    iconify:lucide:x-line-top iconify:tabler:a-b iconify:tabler:circle-dotted-letter-v iconify:tabler:meter-square
    iconify:tabler:square-rounded-letter-k-filled
    iconify:ph:file-rs-duotone iconify:ph:number-square-six-duotone iconify:ph:text-h-five-duotone
    iconify:ph:file-doc-fill iconify:ph:number-circle-zero-fill iconify:ph:file-py-light iconify:ph:file-py-bold
    iconify:ph:text-h-three-light iconify:ph:text-h-three-bold
    iconify:carbon:c iconify:carbon:ip iconify:carbon:mpeg
    iconify:streamline-color:factorial iconify:streamline-color:factorial-flat
    iconify:noto:white-flower iconify:noto:a-button-blood-type iconify:noto:letter-v
    iconify:fluent-emoji-flat:white-flower iconify:fluent-emoji-flat:on-arrow
    iconify:meteocons:pressure-high-alt-fill iconify:meteocons:pressure-low-alt-fill
    meteocons-lottie:fill:pressure-high-alt meteocons-lottie:flat:pressure-low-alt
    meteocons-lottie:line:pressure-high-alt
    fluent-3d:a9-fe0f fluent-3d:1f201 fluent-3d:1f51c
    carbon-pictograms:curve--cubic`,
  'plain shapes, and drawings of next to nothing': `
    iconify:lucide:dot iconify:lucide:space iconify:tabler:capsule-filled iconify:tabler:rectangle-vertical iconify:ph:rectangle-fill
    iconify:carbon:square-solid iconify:carbon:triangle-down-solid
    iconify:mingcute:down-small-line iconify:mingcute:down-small-fill
    iconify:fluent-emoji-flat:black-circle iconify:fluent-emoji-flat:white-square-button
    iconify:meteocons:pollen-fill meteocons-lottie:line:pollen meteocons-lottie:monochrome:pollen
    meteocons-lottie:fill:thermometer-mercury-cold meteocons-lottie:flat:thermometer-mercury
    meteocons-lottie:fill:water meteocons-lottie:flat:water meteocons-lottie:line:water
    meteocons-lottie:monochrome:water
    useanimations:loading2 useanimations:loading3`,
  'nearly invisible on the light plate, because most of the drawing is white': `
    meteocons-lottie:line:flag-fair meteocons-lottie:fill:flag-fair meteocons-lottie:line:tornado fluent-3d:2755`,
  'a blank shape, because its writing is transparent': 'unicons:monochrome:html5-alt',
  'the picture of something else than the name says': `
    iconify:circle-flags:ar iconify:circle-flags:ie iconify:circle-flags:io iconify:circle-flags:an`,
  'a second drawing with the title of another in its pack': `
    useanimations:maximizeMinimize2 useanimations:menu2 useanimations:menu3 useanimations:menu4
    useanimations:microphone2 useanimations:notification2 useanimations:settings2 useanimations:trash2
    useanimations:video2 useanimations:visibility2`,
  'subjects that do not belong to their pack': `
    fluent-3d:1f367 fluent-3d:1f4a3 fluent-3d:1f6b1 fluent-3d:1f929 fluent-3d:1fa7b fluent-3d:2649 fluent-3d:264f
    fluent-3d:2653 fluent-3d:26ce fluent-3d:1f4f6 fluent-3d:1f9eb fluent-3d:1faba`,
  'subjects of little use to most people': `
    iconify:noto:love-hotel iconify:fluent-emoji-flat:love-hotel fluent-3d:1f3e9`,
  "parts of the author's own products": `
    iconify:carbon:accept-action-usage iconify:carbon:coupling-facility-encryption
    carbon-pictograms:key--users carbon-pictograms:mail--verse carbon-pictograms:tree--map
    carbon-pictograms:systems-devops--build carbon-pictograms:identify-and-access carbon-pictograms:bloch-sphere`,
} as const satisfies Readonly<Record<string, string>>

/** What a work shows, where its file name does not say. */
export const RENAMED: Readonly<Record<string, string>> = {
  'iconify:carbon:asleep-filled': 'crescent moon',
  'open-doodles:DoggieDoodle': 'person with a dog',
  'open-doodles:LayingDoodle': 'lying down',
  'open-doodles:LovingDoodle': 'person with a heart',
  'open-doodles:PettingDoodle': 'petting a dog',
  'open-doodles:PlantDoodle': 'person among plants',
  'open-doodles:SleekDoodle': 'sprinter',
  'open-doodles:ZombieingDoodle': 'zombie walk',
  'meteocons-lottie:fill:extreme': 'extreme weather',
  'unicons:line:user-md': 'doctor',
  'unicons:solid:user-md': 'doctor',
  'unicons:monochrome:user-md': 'doctor',
}

const dropped = new Set(Object.values(DROPPED).flatMap(keysOf))

/** The keys in a list of a table above. */
export function keysOf(list: string): readonly string[] {
  return list.split(/\s+/).filter((key) => key !== '')
}

/** A source without the works that were left out, and with corrected titles. */
export function reviewed(source: SeedSource): SeedSource {
  return {
    ...source,
    async *items() {
      for await (const item of source.items()) {
        if (!dropped.has(item.sourceKey)) yield renamed(item, RENAMED[item.sourceKey])
      }
    },
  }
}

function renamed(item: SeedItem, name: string | undefined): SeedItem {
  if (name === undefined) return item
  const words = wordsOf(name)
  return {
    ...item,
    title: sentence(words),
    titles: translateTitle(words.join(' ')),
    keywords: keywordsOf([...words, ...item.keywords]),
  }
}
