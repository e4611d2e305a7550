import type { Role } from '../../../src/model'
import { addUser, type UserPlan } from '../build/addUser'
import type { DataSet, Row } from '../DataSet'
import type { SeedContext } from '../SeedContext'
import { addInvitation } from '../build/addInvitation'
import type { Partners } from './addPartners'

/** The agency's people by what they do, and one for each of the other partners. */
export interface People {
  agency: Record<Role | 'secondDesigner' | 'secondEditor', Row<'users'>>
  reseller: Row<'users'>
  resellerCustomer: Row<'users'>
  second: Row<'users'>
}

const LONG = { hair: 'long' } as const
const SHORT = { hair: 'short' } as const

/** Everybody who can log in, colleagues who cannot be told from them, one who left and one who is invited. */
export async function addPeople(set: DataSet, context: SeedContext, partners: Partners): Promise<People> {
  const at = (role: Role, partner = partners.agency): [Row<'partners'>, Role] => [partner, role]
  const person = (forename: string, surname: string, email: string, works: [Row<'partners'>, Role][], more: Partial<UserPlan> = {}) =>
    addUser(set, context, { forename, surname, email, works, ...more })
  const login = (forename: string, surname: string, role: Role, more?: Partial<UserPlan>) =>
    person(forename, surname, `${role}@demo.partner`, [at(role)], more)

  const admin = await login('Anna', 'Petersen', 'admin', LONG)
  const manager = await login('Jonas', 'Falk', 'manager', SHORT)
  const support = await login('Mia', 'Lindqvist', 'support', LONG)
  const design = await login('Yuki', 'Tanabe', 'design', { ...LONG, theme: 'dark' })
  const editor = await login('Elif', 'Kaya', 'editor')
  const sales = await login('Tom', 'Brandt', 'sales', SHORT)
  const user = await login('Lena', 'Graf', 'user')
  await person(
    'Sam',
    'Okafor',
    'several@demo.partner',
    [at('manager'), at('support', partners.reseller), at('admin', partners.second)],
    SHORT,
  )
  const reseller = await person('Henrik', 'Voss', 'reseller@demo.partner', [at('admin', partners.reseller)], SHORT)
  const resellerCustomer = await person(
    'Birgit',
    'Sommer',
    'reseller-customer@demo.partner',
    [at('admin', partners.resellerCustomer)],
    LONG,
  )
  const second = await person('Camille', 'Roussel', 'atelier@demo.partner', [at('admin', partners.second)], { ...LONG, language: 'fr' })
  const secondDesigner = await person('Carla', 'Rossi', 'carla@nordlicht.example', [at('design')], LONG)
  await person('Pavel', 'Novák', 'pavel@nordlicht.example', [at('design')], { ...SHORT, absentFor: 9 })
  const secondEditor = await person('Hugo', 'Martin', 'hugo@nordlicht.example', [at('editor')], SHORT)
  await person('Karin', 'Holm', 'karin@nordlicht.example', [at('support')], { active: false })
  addInvitation(set, context, {
    partner: partners.agency,
    by: admin,
    email: 'nina.weber@nordlicht.example',
    forename: 'Nina',
    surname: 'Weber',
    role: 'editor',
  })
  return {
    agency: { admin, manager, support, design, editor, sales, user, secondDesigner, secondEditor },
    reseller,
    resellerCustomer,
    second,
  }
}
