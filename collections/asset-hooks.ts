import type { CollectionConfig } from 'payload'
import { enqueueAssetChanged } from '#cms/operations/assets/enqueue-asset-changed.ts'
import { prepareAsset } from '#cms/operations/assets/prepare-asset.ts'
import type { Form } from '#domain/assets/forms.ts'

/** What every write of an asset goes through, whatever its form: derive and check before, announce after. */
export function assetHooks(form: Form): NonNullable<CollectionConfig['hooks']> {
  return {
    beforeChange: [
      ({ data, originalDoc, req, operation }) =>
        prepareAsset({ form, data, before: originalDoc, req, operation }),
    ],
    afterChange: [
      ({ doc, previousDoc, req }) => enqueueAssetChanged({ form, after: doc, before: previousDoc, req }),
    ],
    afterDelete: [({ doc, req }) => enqueueAssetChanged({ form, after: doc, before: doc, req })],
  }
}
