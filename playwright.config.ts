import { defineConfig, devices } from '@playwright/test'
import { QUIET_BROWSER } from '#local/testing/browser-arguments.ts'

/** Set by `npm test`; a run by hand names a stack that runs already. */
const { MOTIF_E2E_URL = 'http://localhost:3000', MOTIF_E2E_REPORT, MOTIF_CHROMIUM, CI } = process.env

const ANY_WINDOW =
  /(?:addresses|announcements|axe|counters|crawl|security|hostile-files|hostile-redirects|landing-addresses|personal-pages|secrets|security-headers|seo|toast)\.spec\.ts$/

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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(MOTIF_E2E_REPORT ? [['json', { outputFile: MOTIF_E2E_REPORT }] as const] : [])],
  use: {
    baseURL: MOTIF_E2E_URL,
    trace: 'retain-on-failure',
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
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    // What is the same in a window of any size is asked once.
    {
      name: 'phone',
      testIgnore: ANY_WINDOW,
      use: { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } },
    },
  ],
})
