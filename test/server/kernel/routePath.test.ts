import {
  partner_index,
  partner_profile_partner_select,
  partner_website_details,
  partner_website_new,
  partner_website_portal,
} from '../../../src/contract/server'
import { honoPath, matchesPath } from '../../../demo/kernel/routePath'

test('parameters of websites, partners and templates are digits only', () => {
  expect(honoPath(partner_website_details)).toBe('/website/:website{[0-9]+}')
  expect(honoPath(partner_profile_partner_select)).toBe('/profile/partner/:selectedPartner{[0-9]+}/select')
  expect(honoPath(partner_website_new)).toBe('/website/new/:selectedTemplate{[0-9]+}?')
  expect(['/website/17', '/website/x', '/website/17x', '/website/-1'].map((path) => matchesPath(partner_website_details, path))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('other parameters may be any segment, and the last one may be absent where it has a default', () => {
  expect(honoPath(partner_website_portal)).toBe('/website/:website{[0-9]+}/portal/:route?')
  expect(honoPath(partner_index)).toBe('/')
})
