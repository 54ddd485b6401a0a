import { defineConfig, devices } from '@playwright/test'
import { IS_FULL_RUN, ROTATION } from '#e2e/windows.ts'
import { QUIET_BROWSER } from '#local/testing/browser-arguments.ts'
import { restingJourneys } from '#local/testing/rotation.ts'

/** Set by `npm test`; the default is a running stack. */
const { MOTIF_E2E_URL = 'http://localhost:3000', MOTIF_E2E_REPORT, MOTIF_CHROMIUM, CI } = process.env

const ANY_WINDOW =
  /(?:addresses|announced-rules|announcements|axe|counters|crawl|first-results|security|hostile-files|hostile-redirects|landing-addresses|payouts|personal-pages|rights|secrets|security-headers|seo|source-files|toast|work-requests)\.spec\.ts$/

/**
 * The journeys that `npm test` runs in the phone window: pictures and screenshots, which depend most on its
 * layout. `npm run test:full` runs every journey in it, and those in other languages. Playwright matches the
 * pattern with file, title and tags.
 */
const PHONE = /(?<![\w-])(?:picture-sizes|screenshots|stage)\.spec\.ts\b/

/** The journeys that this commit leaves out. */
const RESTING = restingJourneys(ROTATION).map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'e2e',
  testIgnore: RESTING,
  globalSetup: './e2e/sign-in-staff.ts',
  outputDir: '.motif/test-results',
  // The same on every system, as the site brings its own typefaces.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}-{projectName}{ext}',
  forbidOnly: Boolean(CI),
  // A journey that passes only on the second try is reported as flaky, and must be fixed. It does not block a
  // change, as the machines of CI are shared. Outside CI no journey is retried.
  retries: CI ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  // CI's machines are shared, and at times several times slower than a developer's.
  timeout: CI ? 180_000 : 60_000,
  expect: { timeout: CI ? 30_000 : 10_000 },
  reporter: [['list'], ...(MOTIF_E2E_REPORT ? [['json', { outputFile: MOTIF_E2E_REPORT }] as const] : [])],
  use: {
    baseURL: MOTIF_E2E_URL,
    // Recording costs a third of a journey's time: CI records only the second try.
    trace: CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // Fixed, so that the language of the machine has no effect: a journey states its language.
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: {
      ...(MOTIF_CHROMIUM ? { executablePath: MOTIF_CHROMIUM } : {}),
      args: [
        ...QUIET_BROWSER,
        // Letters as wide in the headless shell as in Chromium with its windows, which ignores the hints of typefaces.
        '--font-render-hinting=none',
        // WebGL without a graphics card.
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // Without a graphics card, pages are painted faster in software.
        '--disable-gpu-compositing',
        '--disable-gpu-rasterization',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      ...(IS_FULL_RUN ? {} : { grepInvert: /@phone-only\b/ }),
      use: { viewport: { width: 1280, height: 900 } },
    },
    // Journeys that do not depend on the size of the window run once, in full runs too.
    {
      name: 'phone',
      testIgnore: [ANY_WINDOW, ...RESTING],
      ...(IS_FULL_RUN ? {} : { grep: PHONE, grepInvert: /@desktop-only\b/ }),
      use: { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } },
    },
  ],
})
