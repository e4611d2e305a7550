import { suggestPlan } from '../../../../../widgets/websites/assign/suggestPlan'
import { person, website } from '../website'

const mayHave = () => true
const chosen = (plan: ReturnType<typeof suggestPlan>) => [...plan.values()].map(({ person: { id } }) => id)

it('gives each website to whoever has the least, counting the plan', () => {
  const people = [person(1, { openWebsites: 1 }), person(2, { openWebsites: 0 })]
  expect(chosen(suggestPlan([website(1), website(2), website(3)], { people, mayHave }))).toEqual([2, 1, 2])
})

it('takes people who build websites before others', () => {
  const people = [person(1, { roles: ['partner_support'] }), person(2, { openWebsites: 9 })]
  expect(chosen(suggestPlan([website(1)], { people, mayHave }))).toEqual([2])
})

it('takes whoever knows the website, and says so', () => {
  const people = [person(1), person(2, { openWebsites: 5 })]
  const plan = suggestPlan([website(1, { designed_by: person(2) })], { people, mayHave })
  expect(plan.get(1)).toMatchObject({ person: { id: 2 }, reasons: ['known', 'role', 'present'] })
})

it('takes whoever has worked on another website of the customer', () => {
  const people = [person(1), person(2, { openWebsites: 5 })]
  const plan = suggestPlan([website(1, { known_by: [2] })], { people, mayHave })
  expect(plan.get(1)).toMatchObject({ person: { id: 2 }, reasons: ['known', 'role', 'present'] })
})

it('leaves out who may not have it, and plans nothing where nobody may', () => {
  const people = [person(1), person(2), person(3, { active: false })]
  expect(chosen(suggestPlan([website(1)], { people, mayHave: (_, { id }) => id !== 1 }))).toEqual([2])
  expect(suggestPlan([website(1)], { people, mayHave: () => false }).size).toBe(0)
})
