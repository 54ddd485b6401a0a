import type { CollectionConfig } from 'payload'
import { enqueueAssetChanged } from '#cms/operations/assets/enqueue-asset-changed.ts'
import { prepareAsset } from '#cms/operations/assets/prepare-asset.ts'
import type { Form } from '#domain/assets/forms.ts'

/** The hooks of every write of an asset, for all forms: derive and validate before, enqueue after. */
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
