import { isObject, type JsonObject } from '#media/artwork/json.ts'
import { either, flag, list, matching, name, number, object } from './rule.ts'

/**
 * The manifest of a dotLottie (https://dotlottie.io/spec), version 1 and 2, reduced to the fields that
 * describe its animations. Themes and state machines are removed, as their files are.
 */
export function rebuildManifest(manifest: JsonObject): JsonObject {
  const rebuilt = rule(manifest, { refusals: [], packaged: new Set() })
  return isObject(rebuilt) ? rebuilt : {}
}

const id = matching(/^[^/\\\p{C}]{1,200}$/u)
const colour = matching(/^#[0-9a-f]{3,8}$/i)

const animation = object({
  id,
  name,
  direction: number,
  speed: number,
  playMode: name,
  loop: either(flag, number),
  autoplay: flag,
  hover: flag,
  intermission: number,
  themeColor: colour,
  background: colour,
})

const rule = object({
  version: either(name, number),
  generator: name,
  author: name,
  description: name,
  keywords: name,
  revision: number,
  activeAnimationId: id,
  initial: object({ animation: id }),
  animations: list(animation),
})
