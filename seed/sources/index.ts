import type { SeedSource } from '#seed/seed-item.ts'
import { ownAnimations } from '#seed/works/animations.ts'
import { ownIcons } from '#seed/works/icons.ts'
import { ownIllustrations } from '#seed/works/illustrations.ts'
import { ownModels } from '#seed/works/models.ts'
import { ownTemplates } from '#seed/works/templates.ts'
import { turnedModels } from '#seed/works/turned-models.ts'
import { carbonPictograms } from './carbon-pictograms.ts'
import { circleFlags } from './circle-flags.ts'
import { dicebear } from './dicebear/portraits.ts'
import { dicebearScenes } from './dicebear/scenes.ts'
import { flowbiteIllustrations } from './flowbite-svelte-illustrations.ts'
import { fluentEmoji3d } from './fluent-emoji-3d.ts'
import { RECIPES } from './iconify/recipes.ts'
import { iconifySource } from './iconify/set-source.ts'
import { meteoconsLottie } from './meteocons-lottie.ts'
import { momentumIllustrations } from './momentum-illustrations.ts'
import { pmndrsAssets } from './pmndrs-assets.ts'
import { reactOpenDoodles } from './react-open-doodles.ts'
import { reactUseAnimations } from './react-useanimations.ts'
import { reviewed } from './reviewed.ts'
import { unicons } from './unicons.ts'

/** Everything that the sources offer. */
export const UNREVIEWED_SOURCES: readonly SeedSource[] = [
  ownIllustrations,
  ownIcons,
  ownAnimations,
  ownModels,
  turnedModels,
  ownTemplates,
  ...RECIPES.map(iconifySource),
  circleFlags,
  unicons,
  meteoconsLottie,
  reactUseAnimations,
  fluentEmoji3d,
  reactOpenDoodles,
  flowbiteIllustrations,
  momentumIllustrations,
  carbonPictograms,
  dicebear(),
  dicebearScenes(),
  pmndrsAssets,
]

/** The sources of the default seed in loading order; our own works are first. */
export const SOURCES: readonly SeedSource[] = UNREVIEWED_SOURCES.map(reviewed)
