import type { BrandPalette, NewPalette, PaletteChange } from '#domain/contract/brand-palettes.ts'
import { type Answer, callApi } from '#storefront/session/call-api.ts'
import { useSession } from '#storefront/session/session.ts'
import { useApi } from '#storefront/session/use-api.ts'

const ADDRESS = '/brand-palettes'

interface Palettes {
  readonly brand_palettes: readonly BrandPalette[]
}

export type PaletteAnswer = Answer<Palettes>

export interface OwnPalettes {
  /** Undefined until loaded; only users have palettes. */
  readonly palettes: readonly BrandPalette[] | undefined
  readonly create: (palette: NewPalette) => Promise<PaletteAnswer>
  readonly change: (id: string, change: PaletteChange) => Promise<PaletteAnswer>
  readonly remove: (id: string) => Promise<PaletteAnswer>
}

/** The user's palettes, and the calls that change them. Each response contains all of them. */
export function useOwnPalettes(): OwnPalettes {
  const { state } = useSession()
  const { data, mutate } = useApi<Palettes>(state === 'person' ? ADDRESS : null)

  async function kept(call: Promise<PaletteAnswer>): Promise<PaletteAnswer> {
    const answer = await call
    if (answer.ok) await mutate(answer.value, { revalidate: false })
    return answer
  }
  return {
    palettes: state === 'person' ? data?.brand_palettes : undefined,
    create: (body) => kept(callApi('POST', ADDRESS, { body })),
    change: (id, body) => kept(callApi('PATCH', `${ADDRESS}/${id}`, { body })),
    remove: (id) => kept(callApi('DELETE', `${ADDRESS}/${id}`)),
  }
}
