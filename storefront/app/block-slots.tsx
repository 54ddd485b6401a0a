import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { Block } from '#domain/contract/blocks/served.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { readPlans } from '#storefront/data/plans.ts'
import { readSite } from '#storefront/data/site.ts'
import type { BlockSlots } from '#storefront/features/blocks/slots.ts'
import { ContactForm } from '#storefront/features/contact/contact-form.tsx'
import { StageArtwork } from '#storefront/features/detail/stage/stage-artwork.tsx'
import { PlanChooser } from '#storefront/features/pricing/plan-chooser.tsx'
import { usualErrors } from '#storefront/ui/form/usual-errors.ts'
import '#storefront/features/pricing/pricing.css'

/** The parts of other features that the blocks of a page need, with what those read. */
export async function blockSlots(
  blocks: readonly Block[],
  locale: Locale,
  from: string,
): Promise<BlockSlots> {
  const [plans, { pricing, checkout, contact, errors, form }, { currency }] = await Promise.all([
    blocks.some(({ type }) => type === 'plans') ? readPlans(locale) : [],
    getMessages({ locale }),
    readSite(locale),
  ])
  return {
    viewer: (block) => (
      <StageArtwork
        item={{
          ...block.work,
          bytes: 0,
          originalFormat: block.type === 'model' ? 'glb' : block.packed ? 'dotlottie' : 'lottie-json',
        }}
        eager={false}
      />
    ),
    plans: (heading) => (
      <NextIntlClientProvider locale={locale} messages={{ pricing, checkout }} timeZone="UTC">
        <PlanChooser heading={heading} plans={plans.filter(isInTable)} currency={currency} from={from} />
      </NextIntlClientProvider>
    ),
    form: ({ topic }) => (
      <NextIntlClientProvider
        locale={locale}
        messages={{ contact, errors: usualErrors(errors), form }}
        timeZone="UTC"
      >
        <ContactForm outcome={null} topic={topic} />
      </NextIntlClientProvider>
    ),
  }
}

/** The plans that the pricing page shows as cards. */
function isInTable({ audience, hasCard }: { readonly audience: string; readonly hasCard: boolean }): boolean {
  return audience === 'standard' && hasCard
}
