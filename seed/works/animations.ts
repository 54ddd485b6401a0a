import type { SeedSource } from '#seed/seed-item.ts'
import { bytesOf } from '#seed/sources/svg-text.ts'
import { fromName } from '#seed/sources/words.ts'
import { iconReader } from './icon-sets.ts'
import { drawnOn } from './motion/drawn-on.ts'
import { type Gesture, gestured } from './motion/gestures.ts'
import { STUDIOS } from './studios.ts'

/** Icons that are drawn stroke by stroke. */
const DRAWN =
  'heart house cloud sun sprout camera cat star cloud-lightning umbrella rocket music moon coffee book-open flower tree-pine leaf dog bird fish gift bell key lock phone mail calendar clock map car bike plane train-front sailboat store shopping-cart wallet credit-card chart-line user users smile hand message-circle video mic headphones gamepad-2 trophy medal target lightbulb battery-charging wifi laptop monitor printer file-text folder pencil brush palette search settings download upload share-2 trash cloud-rain snowflake wind rainbow mountain waves globe compass map-pin landmark school'.split(
    ' ',
  )

/** Interface icons by gesture. */
const GESTURES: Readonly<Record<Gesture, readonly string[]>> = {
  beat: ['heart', 'star', 'thumbs-up', 'bookmark', 'flame', 'sparkles', 'activity', 'sun'],
  swing: ['bell', 'lightbulb', 'tag', 'award', 'lamp-ceiling', 'key', 'umbrella'],
  spin: ['settings', 'refresh-cw', 'loader-circle', 'compass', 'disc-3', 'fan', 'snowflake'],
  bounce: ['download', 'arrow-down', 'map-pin', 'gift', 'shopping-cart', 'rocket', 'house', 'cat'],
  drift: ['cloud', 'cloud-rain', 'wind', 'plane', 'sailboat', 'send'],
  shake: ['alarm-clock', 'phone', 'trash', 'lock', 'triangle-alert', 'camera'],
}

/** Lucide's licence requires its notice in derived works. */
const NOTICE = 'Made from Lucide icons, copyright Lucide Contributors, ISC License.'

/** Lottie animations made from open line icons: drawn on stroke by stroke, or moved as a whole. */
export const ownAnimations: SeedSource = {
  name: 'works/animations',
  contributors: [STUDIOS.motion],
  packs: [
    {
      key: 'motif:drawn-on',
      kind: 'lottie',
      title: 'Drawn on',
      description: `Line icons that a pen draws on and wipes off again, in seamless loops. ${NOTICE}`,
      style: 'line',
      category: 'interface',
      contributor: STUDIOS.motion.username,
      licence: 'motif-standard',
      sourceUrl: 'https://lucide.dev',
      price: { item: 400, pack: 4900 },
      tint: 'brand',
      featured: true,
    },
    {
      key: 'motif:gestures',
      kind: 'animated-icon',
      title: 'Small gestures',
      description: `Interface icons that beat, swing, spin, bounce, drift and shake. ${NOTICE}`,
      style: 'line',
      category: 'interface',
      contributor: STUDIOS.motion.username,
      licence: 'motif-standard',
      sourceUrl: 'https://lucide.dev',
      price: { item: 300, pack: 1900 },
      tint: 'yellow',
      featured: true,
    },
  ],
  *items() {
    const shapesOf = iconReader('lucide')
    for (const name of DRAWN) {
      yield {
        sourceKey: `motif:drawn-on:${name}`,
        kind: 'lottie',
        ...fromName(name, ['drawn on', 'line', 'animation', 'loop']),
        bytes: bytesOf(drawnOn(name, shapesOf(name))),
        style: 'line',
        pack: 'motif:drawn-on',
        sourceUrl: `https://lucide.dev/icons/${name}`,
      }
    }
    for (const [gesture, names] of Object.entries(GESTURES) as [Gesture, readonly string[]][]) {
      for (const name of names) {
        yield {
          sourceKey: `motif:gestures:${gesture}-${name}`,
          kind: 'animated-icon',
          ...fromName(name, [gesture, 'interface', 'animation', 'loop']),
          bytes: bytesOf(gestured(name, shapesOf(name), gesture)),
          style: 'line',
          pack: 'motif:gestures',
          sourceUrl: `https://lucide.dev/icons/${name}`,
        }
      }
    }
  },
}
