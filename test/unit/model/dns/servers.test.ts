import { isIPv4, isIPv6 } from 'node:net'
import { addressesOf, isDomain, isOwnDomain, isServerAddress, OWN_DOMAINS, SERVER_ADDRESSES } from '../../../../src/model'

const { A, AAAA } = SERVER_ADDRESSES

test('there are three domains of our own, and what lies under them is ours too', () => {
  const own = Object.values(OWN_DOMAINS)
  expect(new Set(own).size).toBe(3)
  expect(own.filter(isDomain)).toEqual(own)
  for (const name of own) expect([isOwnDomain(name), isOwnDomain(`www.${name}`), isOwnDomain(`not-${name}`)]).toEqual([true, true, false])
})

test('there are ten server addresses, of both families', () => {
  expect(new Set([...A, ...AAAA]).size).toBe(10)
  expect([A.every(isIPv4), AAAA.every(isIPv6), A.length, AAAA.length]).toEqual([true, true, 5, 5])
})

test('a website has one address of each family, which the check of its domain knows', () => {
  for (let website = 1; website <= 20; website += 1) {
    const at = addressesOf(website)
    expect(at).toEqual(addressesOf(website))
    expect([A, AAAA].map((family) => family.some((address) => [at.A, at.AAAA].some((one) => one === address)))).toEqual([true, true])
    expect([at.A, at.AAAA].every(isServerAddress)).toBe(true)
  }
  expect(isServerAddress('203.0.113.99')).toBe(false)
})
