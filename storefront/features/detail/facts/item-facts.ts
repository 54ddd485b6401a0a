import { APPS } from '#domain/assets/apps.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import type { ItemDetail } from '#domain/contract/catalogue.ts'
import { counted } from '#storefront/features/detail/facts/counted.ts'
import type { FactWords } from '#storefront/features/detail/facts/fact-words.ts'
import type { Fact } from '#storefront/features/detail/facts/facts.tsx'

/** The facts of an item (spec section 2, "Item detail shows"), without counts of zero and facts that its kind does not have. */
export function itemFacts(item: ItemDetail, words: FactWords): readonly Fact[] {
  const { preview, facts } = item
  const { name, number } = words
  const dimensions = name('pixels', { width: Math.round(preview.width), height: Math.round(preview.height) })
  const format = FORMATS[item.originalFormat].label
  return [
    ...counted(name('views'), item.views, number),
    ...counted(name('downloads'), item.downloads, number),
    fact(
      name('fileTypes'),
      [...new Set(item.choices.map((choice) => FORMATS[choice.format].label))].join(', '),
    ),
    fact(name('dimensions'), facts.triangles === null ? dimensions : null),
    fact(name('size'), `${words.size(item.bytes)} (${format})`),
    fact(name('opensIn'), APPS[item.originalFormat].join(', ')),
    fact(name('duration'), facts.durationMs && words.seconds(facts.durationMs)),
    fact(name('frameRate'), facts.frameRate && name('framesPerSecond', { rate: number(facts.frameRate) })),
    fact(name('triangles'), facts.triangles && number(facts.triangles)),
    fact(name('replacedTypefaces'), words.list(facts.replacedTypefaces)),
    fact(name('camera'), facts.camera),
    fact(name('lens'), facts.lens),
    fact(name('iso'), facts.iso && number(facts.iso)),
    fact(name('fNumber'), facts.fNumber && `f/${number(facts.fNumber)}`),
    fact(name('style'), item.style?.name),
    fact(name('category'), item.category?.name),
    fact(name('generativeAi'), facts.generativeAi ? name('yes') : null),
    fact(name('updated'), words.date(item.updatedAt)),
  ].filter((known) => known !== null)
}

function fact(name: string, value: string | number | null | undefined): Fact | null {
  return typeof value === 'string' && value !== '' ? { name, value } : null
}
