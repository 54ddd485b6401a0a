import { defineConfig, devices } from '@playwright/test'
import { IS_FULL_RUN } from '#e2e/windows.ts'
import { QUIET_BROWSER } from '#local/testing/browser-arguments.ts'

/** Set by `npm test`; a run by hand names a stack that runs already. */
const { MOTIF_E2E_URL = 'http://localhost:3000', MOTIF_E2E_REPORT, MOTIF_CHROMIUM, CI } = process.env

const ANY_WINDOW =
  /(?:addresses|announcements|axe|counters|crawl|security|hostile-files|hostile-redirects|landing-addresses|personal-pages|secrets|security-headers|seo|toast)\.spec\.ts$/

/**
 * What the run for every change opens in the phone window: pictures and screenshots, whose layout depends on it most.
 * `npm run test:full` opens every journey there, and those in other languages. Playwright matches the pattern with file,
 * title and tags.
 */
const PHONE = /(?<![\w-])(?:picture-sizes|screenshots|stage)\.spec\.ts\b/

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/sign-in-staff.ts',
  outputDir: '.motif/test-results',
  // The same on every system: letters are the site's own.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}-{projectName}{ext}',
  forbidOnly: Boolean(CI),
  // A journey that passes the second time is reported as flaky, and a flaky journey is a fault to be mended. It does
  // not stop a landing, as the machines of CI are shared; at a desk nothing is tried again.
  retries: CI ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  // CI's machines are shared, and at times several times slower than a desk.
  timeout: CI ? 180_000 : 60_000,
  expect: { timeout: CI ? 30_000 : 10_000 },
  reporter: [['list'], ...(MOTIF_E2E_REPORT ? [['json', { outputFile: MOTIF_E2E_REPORT }] as const] : [])],
  use: {
    baseURL: MOTIF_E2E_URL,
    // Recording costs a third of a journey's time: CI records only the second try.
    trace: CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // Kept away from the visitor's own language: a journey says which it speaks.
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: {
      ...(MOTIF_CHROMIUM ? { executablePath: MOTIF_CHROMIUM } : {}),
      args: [
        ...QUIET_BROWSER,
        // WebGL without a graphics card.
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // Pages themselves are painted quicker without one.
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
    // What is the same in a window of any size runs once, in full runs too.
    {
      name: 'phone',
      testIgnore: ANY_WINDOW,
      ...(IS_FULL_RUN ? {} : { grep: PHONE, grepInvert: /@desktop-only\b/ }),
      use: { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } },
    },
  ],
})
