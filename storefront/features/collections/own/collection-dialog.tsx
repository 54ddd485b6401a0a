'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import {
  type CollectionSummary,
  changeCollectionSchema,
  createCollectionSchema,
} from '#domain/contract/personal-collections.ts'
import { COLLECTION_LIMITS } from '#domain/personal-collections/limits.ts'
import { DeleteDialog } from '#storefront/features/collections/own/delete-dialog.tsx'
import { type Answer, callApi } from '#storefront/session/call-api.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'

interface CollectionDialogProps {
  /** Null for a new one. */
  readonly collection: CollectionSummary | null
  readonly onClose: () => void
  /** Called when it was created or changed. */
  readonly onDone: () => void
  /** Called when it was deleted; default `onDone`. */
  readonly onDeleted?: () => void
}

type Kept = { readonly collection: CollectionSummary }

/** Creates or edits a collection, with a button that deletes it. */
export function CollectionDialog({ collection, onClose, onDone, onDeleted = onDone }: CollectionDialogProps) {
  const t = useTranslations()
  const [isDeleting, setDeleting] = useState(false)
  const keep = (body: unknown): Promise<Answer<Kept>> =>
    collection === null
      ? callApi('POST', '/personal-collections', { body })
      : callApi('PATCH', `/personal-collections/${collection.id}`, { body })
  const form = useApiForm(collection === null ? createCollectionSchema : changeCollectionSchema, keep, onDone)
  if (isDeleting && collection !== null)
    return <DeleteDialog collection={collection} onClose={() => setDeleting(false)} onDone={onDeleted} />
  return (
    <Dialog
      title={t(collection === null ? 'myCollections.new' : 'myCollections.editTitle')}
      closeLabel={t('common.close')}
      size="small"
      onClose={onClose}
    >
      <form className="stack" {...form.formProps}>
        <FormErrors form={form} />
        {collection?.isFavourites !== true && (
          <Field
            form={form}
            name="name"
            label={t('myCollections.name')}
            defaultValue={collection?.name}
            maxLength={COLLECTION_LIMITS.name}
            autoComplete="off"
            required
          />
        )}
        <Field
          form={form}
          name="description"
          label={t('myCollections.description')}
          hint={t('myCollections.optional')}
        >
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={3}
              maxLength={COLLECTION_LIMITS.description}
              defaultValue={collection?.description ?? ''}
            />
          )}
        </Field>
        <div className="dialog__f">
          {collection !== null && !collection.isFavourites && (
            <Button tone="danger" className="collections__delete" onClick={() => setDeleting(true)}>
              {t('myCollections.delete')}
            </Button>
          )}
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <SubmitButton form={form}>
            {t(collection === null ? 'myCollections.create' : 'form.save')}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
