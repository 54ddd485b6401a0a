import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FOREGROUND_COLOUR, MAX_PALETTE_NAME, PALETTE_COLOURS } from '#domain/brand-palettes/limits.ts'
import { type BrandPalette, newPaletteSchema } from '#domain/contract/brand-palettes.ts'
import type { OwnPalettes } from '#storefront/features/detail/palettes/use-palettes.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Dialog } from '#storefront/ui/dialog.tsx'
import { Field } from '#storefront/ui/form/field.tsx'
import { FormErrors } from '#storefront/ui/form/form-errors.tsx'
import { SubmitButton } from '#storefront/ui/form/submit-button.tsx'
import { useApiForm } from '#storefront/ui/form/use-api-form.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface PaletteDialogProps {
  /** Null for a new one. */
  readonly palette: BrandPalette | null
  /** The initial colours of a new one. */
  readonly colours: readonly string[]
  readonly own: OwnPalettes
  readonly onClose: () => void
}

/** A colour in the list, with a key of its own, since colours may repeat. */
interface Entry {
  readonly key: string
  readonly colour: string
}

/** Makes a palette, or renames one and changes its colours. */
export function PaletteDialog({ palette, colours, own, onClose }: PaletteDialogProps) {
  const t = useTranslations('palettes')
  const common = useTranslations('common')
  const words = useTranslations('form')
  // Made once, so that a second try makes no second palette.
  const [id] = useState(() => palette?.id ?? crypto.randomUUID())
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    (palette?.colors ?? colours).slice(0, PALETTE_COLOURS.most).map(entryOf),
  )
  const form = useApiForm(
    newPaletteSchema.omit({ palette: true, colors: true }),
    ({ name }) => {
      const colors = entries.map(({ colour }) => colour)
      return palette === null ? own.create({ palette: id, name, colors }) : own.change(id, { name, colors })
    },
    onClose,
  )
  return (
    <Dialog
      title={palette === null ? t('new') : t('change')}
      closeLabel={common('close')}
      size="small"
      onClose={onClose}
    >
      <form className="stack" {...form.formProps}>
        <FormErrors form={form} />
        <Field
          form={form}
          name="name"
          label={t('name')}
          defaultValue={palette?.name ?? ''}
          maxLength={MAX_PALETTE_NAME}
          autoComplete="off"
        />
        <fieldset className="colours__edit">
          <legend className="small">{t('colours')}</legend>
          {entries.map(({ key, colour }, place) => (
            <div key={key} className="colours__row">
              <input
                className="colours__pick"
                type="color"
                value={colour}
                aria-label={t('colour', { number: place + 1 })}
                onChange={({ target }) =>
                  setEntries(
                    entries.map((entry) => (entry.key === key ? { key, colour: target.value } : entry)),
                  )
                }
              />
              <code className="grow">{colour.toUpperCase()}</code>
              <Button
                size="small"
                tone="quiet"
                iconOnly
                disabled={entries.length <= PALETTE_COLOURS.least}
                aria-label={t('remove', { colour: colour.toUpperCase() })}
                onClick={() => setEntries(entries.filter((entry) => entry.key !== key))}
              >
                <Icon name="x" />
              </Button>
            </div>
          ))}
          <Button
            size="small"
            disabled={entries.length >= PALETTE_COLOURS.most}
            onClick={() => setEntries([...entries, entryOf(FOREGROUND_COLOUR)])}
          >
            {t('addColour')}
          </Button>
        </fieldset>
        <div className="row between">
          <Button onClick={onClose}>{words('cancel')}</Button>
          <SubmitButton form={form}>{words('save')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

function entryOf(colour: string): Entry {
  return { key: crypto.randomUUID(), colour }
}
