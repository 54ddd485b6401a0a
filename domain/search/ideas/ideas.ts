import { ACCOUNTS_AND_DESIGN } from './accounts-and-design.ts'
import { ACCOUNTS_AND_ERRORS } from './accounts-and-errors.ts'
import { ACTIONS } from './actions.ts'
import { ANIMALS } from './animals.ts'
import { ARROWS } from './arrows.ts'
import { BODY_AND_HEALTH } from './body-and-health.ts'
import { BRANDS } from './brands.ts'
import { BUSINESS } from './business.ts'
import { CLOTHING } from './clothing.ts'
import { COMMERCE_AND_DEVICES } from './commerce-and-devices.ts'
import { DISHES } from './dishes.ts'
import { EDUCATION_AND_SCIENCE } from './education-and-science.ts'
import { ESSENTIALS } from './essentials.ts'
import { FESTIVALS } from './festivals.ts'
import { FOOD_AND_DRINK } from './food-and-drink.ts'
import { FRUIT } from './fruit.ts'
import { HOUSEHOLD } from './household.ts'
import type { Idea } from './idea.ts'
import { ACCESSORIES } from './jewellery-and-accessories.ts'
import { LAYOUT } from './layout.ts'
import { MEDIA_AND_NETWORK } from './media-and-network.ts'
import { MEETINGS_AND_PRINT } from './meetings-and-print.ts'
import { MORE_VEHICLES } from './more-vehicles.ts'
import { OBJECTS_AND_CELEBRATIONS } from './objects-and-celebrations.ts'
import { PEOPLE_AND_EMOTIONS } from './people-and-emotions.ts'
import { SHAPES_AND_SIGNS } from './shapes-and-signs.ts'
import { SIGHTS } from './sights.ts'
import { SPORTS_AND_GAMES } from './sports-and-games.ts'
import { INSTRUMENTS } from './stage-and-instruments.ts'
import { STATUS_AND_DATA } from './status-and-data.ts'
import { SUBJECTS } from './subjects.ts'
import { SWEETS_AND_DRINKS } from './sweets-and-drinks.ts'
import { TOOLS } from './tools.ts'
import { TRANSPORT_AND_PLACES } from './transport-and-places.ts'
import { VEGETABLES } from './vegetables.ts'
import { WEATHER_AND_NATURE } from './weather-and-nature.ts'

/** The commonest ideas of icon sets, by topic. Each topic has its own file. */
export const IDEAS: readonly Idea[] = [
  ...ACCOUNTS_AND_DESIGN,
  ...ACTIONS,
  ...ANIMALS,
  ...ARROWS,
  ...COMMERCE_AND_DEVICES,
  ...ESSENTIALS,
  ...FOOD_AND_DRINK,
  ...LAYOUT,
  ...OBJECTS_AND_CELEBRATIONS,
  ...PEOPLE_AND_EMOTIONS,
  ...STATUS_AND_DATA,
  ...TRANSPORT_AND_PLACES,
  ...WEATHER_AND_NATURE,
  ...HOUSEHOLD,
  ...TOOLS,
  ...SPORTS_AND_GAMES,
  ...BRANDS,
  ...MEDIA_AND_NETWORK,
  ...SHAPES_AND_SIGNS,
  ...BODY_AND_HEALTH,
  ...EDUCATION_AND_SCIENCE,
  ...CLOTHING,
  ...ACCESSORIES,
  ...INSTRUMENTS,
  ...FESTIVALS,
  ...FRUIT,
  ...VEGETABLES,
  ...DISHES,
  ...SWEETS_AND_DRINKS,
  ...MEETINGS_AND_PRINT,
  ...BUSINESS,
  ...ACCOUNTS_AND_ERRORS,
  ...SUBJECTS,
  ...MORE_VEHICLES,
  ...SIGHTS,
]
