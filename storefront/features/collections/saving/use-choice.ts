import { useRef, useState } from 'react'
import type { AssetMark, CollectionSummary } from '#domain/contract/personal-collections.ts'
import { type AssetName, assetKey } from '#domain/personal-collections/assets.ts'
import { marksPath, showMark } from '#storefront/features/collections/saving/favourite-marks.ts'
import { showAddedToast, showRefusedToast } from '#storefront/features/collections/saving/toasts.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { useApi } from '#storefront/session/use-api.ts'

interface Choice {
  /** Undefined until loaded. */
  readonly collections: readonly CollectionSummary[] | undefined
  readonly failed: boolean
  readonly isIn: (collection: CollectionSummary) => boolean
  readonly toggle: (collection: CollectionSummary) => void
  /** Creates a collection with the asset in it. */
  readonly create: (name: string) => Promise<void>
}

/** The user's collections that contain an asset, and changes to them: shown at once, reverted on failure. */
export function useChoice(asset: AssetName, artwork: string | undefined): Choice {
  const list = useApi<{ collections: CollectionSummary[] }>('/personal-collections')
  const marks = useApi<{ marks: AssetMark[] }>(marksPath([asset]))
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const beingPut = useRef(new Set<string>())
  const mark = marks.data?.marks[0]
  const inside = new Set(mark?.collections)

  const show = (id: string, isIn: boolean) => setChanged((before) => new Map(before).set(id, isIn))
  const isIn = ({ id, isFavourites }: CollectionSummary) =>
    changed.get(id) ?? (isFavourites ? (mark?.favourite ?? false) : inside.has(id))

  async function put(collection: CollectionSummary, isNowIn: boolean): Promise<void> {
    const { id, isFavourites } = collection
    if (beingPut.current.has(id)) return
    beingPut.current.add(id)
    show(id, isNowIn)
    const answer = await callApi(isNowIn ? 'POST' : 'DELETE', `/personal-collections/${id}/entries`, {
      body: { assets: [asset] },
    })
    beingPut.current.delete(id)
    if (!answer.ok) {
      show(id, !isNowIn)
      return showRefusedToast(answer)
    }
    if (isFavourites) showMark(assetKey(asset), isNowIn)
    void list.mutate()
    if (isNowIn) await showAddedToast({ artwork, collection: isFavourites ? null : id })
  }

  return {
    collections: list.data?.collections,
    failed: list.failure !== null || marks.failure !== null,
    isIn,
    toggle: (collection) => void put(collection, !isIn(collection)),
    create: async (name) => {
      const answer = await callApi<{ collection: CollectionSummary }>('POST', '/personal-collections', {
        body: { name, assets: [asset] },
      })
      if (!answer.ok) return showRefusedToast(answer)
      const { collection } = answer.value
      show(collection.id, true)
      await list.mutate()
      await showAddedToast({ artwork, collection: collection.id })
    },
  }
}
