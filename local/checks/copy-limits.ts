/**
 * The most characters that a text may have where its place is narrow: badges, tabs, chips and menu entries. East Asian
 * characters are as wide as two. Keys are exact or end in a dot for a whole group.
 */
export const LENGTH_BUDGETS: Readonly<Record<string, number>> = {
  'common.free': 12,
  'common.exclusive': 12,
  'common.featured': 14,
  'common.motion.': 14,
  'header.browse.': 14,
  'header.menu.': 16,
  'listing.viewAs.': 12,
  'listing.price.': 12,
  'listing.sort.': 22,
  'dashboard.sections.': 26,
  'downloads.columns.': 18,
  'kinds.all.': 24,
  'account.views.login': 16,
  'account.views.signup': 16,
}

export function widthOf(text: string): number {
  return [...text].reduce(
    (width, character) =>
      width + (/[\u1100-\uffdc]/.test(character) && !/[\u2000-\u206f]/.test(character) ? 2 : 1),
    0,
  )
}

/** What is longer than its place allows. */
export function lengthFaults(key: string, text: string): readonly string[] {
  const budget = Object.entries(LENGTH_BUDGETS).find(([place]) =>
    place.endsWith('.') ? key.startsWith(place) : key === place,
  )?.[1]
  const width = widthOf(text)
  return budget !== undefined && width > budget ? [`is ${width} wide and may be ${budget}`] : []
}

/** Singular and plural of one thing are one word in some languages. */
function isPlural(one: string, many: string): boolean {
  return one.endsWith('.one') && many === one.replace(/one$/, 'many')
}

/**
 * Texts that differ in English and are the same in a translation, within one group of messages: one screen then shows
 * two things under one name. A group is the part of the key before its last word.
 */
export function collisions(
  english: ReadonlyMap<string, string>,
  translation: ReadonlyMap<string, string>,
): readonly string[] {
  const groups = new Map<string, string>()
  const faults: string[] = []
  for (const [key, text] of translation) {
    const place = `${key.slice(0, key.lastIndexOf('.'))}\n${text}`
    const other = groups.get(place)
    if (other === undefined) groups.set(place, key)
    else if (!isPlural(other, key) && english.get(other)?.toLowerCase() !== english.get(key)?.toLowerCase()) {
      faults.push(`${key} says the same as ${other}: "${text}"`)
    }
  }
  return faults
}
