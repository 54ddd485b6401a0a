import type { Endpoint } from 'payload'
import { BLOG_ENDPOINTS } from '#cms/endpoints/api-v2/blog.ts'
import { CATALOGUE_ENDPOINTS } from '#cms/endpoints/api-v2/catalogue.ts'
import { DOWNLOAD_ENDPOINTS } from '#cms/endpoints/api-v2/downloads.ts'
import { EVENT_ENDPOINTS } from '#cms/endpoints/api-v2/events.ts'
import { FLAG_ENDPOINTS } from '#cms/endpoints/api-v2/flags.ts'
import { INVITATION_ENDPOINTS } from '#cms/endpoints/api-v2/invitations.ts'
import { LANDING_ENDPOINTS } from '#cms/endpoints/api-v2/landing-pages.ts'
import { LEGAL_ENDPOINTS } from '#cms/endpoints/api-v2/legal-pages.ts'
import { OFFER_ENDPOINTS } from '#cms/endpoints/api-v2/offers.ts'
import { PICTURE_ENDPOINTS } from '#cms/endpoints/api-v2/pictures.ts'
import { PLAN_ENDPOINTS } from '#cms/endpoints/api-v2/plans.ts'
import { SITE_ENDPOINTS } from '#cms/endpoints/api-v2/site.ts'
import { READ_STATEMENT_MONTHS } from '#cms/endpoints/api-v2/statement-months.ts'
import { READ_TAKEDOWN_COUNTS } from '#cms/endpoints/api-v2/takedown-counts.ts'
import { READ_WAITING_TIMES } from '#cms/endpoints/api-v2/waiting-times.ts'
import { PUBLIC_CERTIFICATE_ENDPOINTS } from '#cms/endpoints/certificates.ts'
import { CONSOLE_ENDPOINTS } from '#cms/endpoints/console/index.ts'
import { UPLOAD_ENDPOINTS } from '#cms/endpoints/console/uploads.ts'
import { PANEL_ENDPOINTS } from '#cms/endpoints/panel/index.ts'
import { PEOPLE_ENDPOINTS } from '#cms/endpoints/people/index.ts'
import { NEWSLETTER_LINKS } from '#cms/endpoints/people/newsletter.ts'
import { RECEIVE_WEBHOOK } from '#cms/endpoints/webhooks.ts'

/** Every endpoint beside Payload's own, under `/api`. */
export const ENDPOINTS: readonly Endpoint[] = [
  // Payload compiles the path of each endpoint before the one that matches, in each request: a batch of files sends hundreds.
  ...UPLOAD_ENDPOINTS,
  ...CATALOGUE_ENDPOINTS,
  ...SITE_ENDPOINTS,
  ...BLOG_ENDPOINTS,
  ...LANDING_ENDPOINTS,
  ...LEGAL_ENDPOINTS,
  ...PLAN_ENDPOINTS,
  ...OFFER_ENDPOINTS,
  ...INVITATION_ENDPOINTS,
  READ_TAKEDOWN_COUNTS,
  READ_STATEMENT_MONTHS,
  READ_WAITING_TIMES,
  ...DOWNLOAD_ENDPOINTS,
  ...EVENT_ENDPOINTS,
  ...FLAG_ENDPOINTS,
  ...PICTURE_ENDPOINTS,
  ...PUBLIC_CERTIFICATE_ENDPOINTS,
  RECEIVE_WEBHOOK,
  ...PEOPLE_ENDPOINTS,
  ...NEWSLETTER_LINKS,
  ...PANEL_ENDPOINTS,
  ...CONSOLE_ENDPOINTS.filter((endpoint) => !UPLOAD_ENDPOINTS.includes(endpoint)),
]
