import type { SeedItem } from '#seed/seed-item.ts'

/** The number of people in each scene that does not show exactly one, counted by viewing it. */
const COUNTS: Readonly<Record<string, number>> = {
  A404NotFoundShopping: 0,
  A404NotFoundSmiley: 0,
  AuthenticationFormFields: 0,
  BalloonPackageFlying: 0,
  CoupleDancingMusic: 2,
  CreditCardPaymentReceipt: 0,
  DocumentFolders: 0,
  EmployeesWorkingCharts: 3,
  EmployeesWorkingOffice: 2,
  GamingControllerGhosts: 0,
  GroupBrainstorming: 3,
  Laptop404NotFoundError: 0,
  LaptopServerError: 0,
  PasswordLockKey: 0,
  PeopleConnecting: 2,
  SmartphoneApplicationFeatures: 0,
  SmartphoneCharts: 0,
  StoreDiscountOpen: 0,
  WalletMoney: 0,
  WomanTutoringClassroom: 4,
}

/** The people in a scene: their number is counted in the picture, their gender follows from the author's file name. */
export function peopleIn(name: string): SeedItem['people'] {
  const count = COUNTS[name] ?? 1
  if (name.startsWith('Woman')) return { count, genders: ['female'], ages: ['adult'] }
  if (name.startsWith('Man')) return { count, genders: ['male'], ages: ['adult'] }
  return { count }
}
