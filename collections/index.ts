import type { CollectionConfig } from 'payload'
import { Authors } from './authors/index.ts'
import { BlogTopics } from './blog-topics/index.ts'
import { Bundles } from './bundles/index.ts'
import { Categories } from './categories/index.ts'
import { ContactMessages } from './contact-messages/index.ts'
import { ContributorMembers } from './contributor-members/index.ts'
import { Contributors } from './contributors/index.ts'
import { Coupons } from './coupons/index.ts'
import { CuratedCollections } from './curated/index.ts'
import { CustomOrders } from './custom-orders/index.ts'
import { Derivatives } from './derivatives/index.ts'
import { Downloads } from './downloads/index.ts'
import { Files } from './files/index.ts'
import { Flags } from './flags/index.ts'
import { FreeDays } from './free-days/index.ts'
import { Items } from './items/index.ts'
import { LandingPages } from './landing-pages/index.ts'
import { LegalPages } from './legal-pages/index.ts'
import { LicenceVersions } from './licence-versions/index.ts'
import { Licences } from './licences/index.ts'
import { Newsletters } from './newsletters/index.ts'
import { Outbox } from './outbox/index.ts'
import { Packs } from './packs/index.ts'
import { Pictures } from './pictures/index.ts'
import { Plans } from './plans/index.ts'
import { Posts } from './posts/index.ts'
import { Redirects } from './redirects/index.ts'
import { Revisions } from './revisions/index.ts'
import { SearchRules } from './search-rules/index.ts'
import { Styles } from './styles/index.ts'
import { Synonyms } from './synonyms/index.ts'
import { Tags } from './tags/index.ts'
import { TaxRates } from './tax-rates/index.ts'
import { Users } from './users/index.ts'

/** Everything the CMS owns, in the order of the panel's navigation. */
export const COLLECTIONS: CollectionConfig[] = [
  Items,
  Packs,
  Bundles,
  CuratedCollections,
  Plans,
  Coupons,
  TaxRates,
  LandingPages,
  Posts,
  BlogTopics,
  Authors,
  Pictures,
  Flags,
  Newsletters,
  FreeDays,
  Redirects,
  SearchRules,
  Synonyms,
  Categories,
  Styles,
  Tags,
  Contributors,
  ContributorMembers,
  Users,
  Licences,
  LicenceVersions,
  LegalPages,
  ContactMessages,
  CustomOrders,
  Revisions,
  Derivatives,
  Files,
  Downloads,
  Outbox,
]
