import { useTranslations } from 'next-intl'
import { toggleAutoApply, withoutPalette } from '#domain/brand-palettes/settings.ts'
import type { BrandPalette } from '#domain/contract/brand-palettes.ts'
import { changeSettings, usePaletteSettings } from '#storefront/browser-storage/palette-settings.ts'
import type { OwnPalettes } from '#storefront/features/detail/palettes/use-palettes.ts'
import { Button } from '#storefront/ui/button.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface SelectedPaletteProps {
  readonly palette: BrandPalette
  readonly own: OwnPalettes
  readonly onEdit: () => void
}

/** What is done to a palette of one's own: it is changed, deleted, or applied to every artwork. */
export function SelectedPalette({ palette, own, onEdit }: SelectedPaletteProps) {
  const t = useTranslations('palettes')
  const { autoApply } = usePaletteSettings()
  const { id, name, colors } = palette

  /** Gone at once, and back with one press. */
  async function remove(): Promise<void> {
    const answer = await own.remove(id)
    if (!answer.ok) return tellFailure()
    changeSettings((before) => withoutPalette(before, id))
    const onAct = () => void restore()
    await showToast({ text: t('deleted', { name }), action: { label: t('undo'), onAct } })
  }
  async function restore(): Promise<void> {
    const answer = await own.create({ palette: id, name, colors: [...colors] })
    if (!answer.ok) await tellFailure()
  }
  function tellFailure(): Promise<void> {
    return showToast({ text: t('failed'), tone: 'bad' })
  }

  return (
    <div className="stack stack--tight">
      <div className="row row--wrap between">
        <strong className="small">{name}</strong>
        <span className="row">
          <Button size="small" tone="quiet" onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button size="small" tone="quiet" onClick={() => void remove()}>
            {t('delete')}
          </Button>
        </span>
      </div>
      <label className="switch">
        {t('autoApply')}
        <input
          type="checkbox"
          role="switch"
          checked={autoApply}
          aria-checked={autoApply}
          onChange={() => changeSettings(toggleAutoApply)}
        />
      </label>
    </div>
  )
}
