import { MAIL_TRANSFERS_MAX } from '../../../../src/model'
import { readAccounts, writeAccounts } from '../../../../widgets/mail-transfer/many/readAccounts'

const read = (text: string) =>
  readAccounts(text).map(({ source, sourcePassword, target, targetPassword, problem }) =>
    [source, sourcePassword, target, targetPassword, ...(problem ? [problem] : [])].join(' '),
  )

describe('a pasted list of mailboxes', () => {
  it.each([
    ['a table', 'a@old.test\tone\ta@new.test\ttwo\nb@old.test\tthree\tb@new.test\tfour'],
    [
      'a CSV file with a heading',
      'E-mail,Password,New e-mail,New password\r\na@old.test,one,a@new.test,two\r\nb@old.test,three,b@new.test,four\r\n',
    ],
    ['semicolons and quotes', '"a@old.test";"one";"a@new.test";two\n\n b@old.test ; three ;b@new.test;"four"'],
  ])('is read from %s', (_, text) => {
    expect(read(text)).toEqual(['a@old.test one a@new.test two', 'b@old.test three b@new.test four'])
  })

  it('takes a user name that stays the same once', () => {
    expect(read('a@firm.test;old;new\nb@firm.test;old;;new')).toEqual([
      'a@firm.test old a@firm.test new',
      'b@firm.test old b@firm.test new',
    ])
  })

  it('says what is missing, twice or too much', () => {
    expect(read('a@x.test\nb@x.test\t1\t2\nB@x.test\t1\t2')).toEqual([
      'a@x.test  a@x.test  incomplete',
      'b@x.test 1 b@x.test 2',
      'B@x.test 1 B@x.test 2 twice',
    ])
    const many = readAccounts(Array.from({ length: MAIL_TRANSFERS_MAX + 2 }, (_, nth) => `u${nth}@x.test\t1\t2`).join('\n'))
    expect(many.filter(({ problem }) => problem === 'tooMany')).toHaveLength(2)
  })

  it('keeps passwords as they are, and comes back as it was read', () => {
    const text = 'a@x.test\t"p,a;s\ts""word"\tb@x.test\t#\'x y'
    const [account] = readAccounts(text)
    expect(account).toMatchObject({ sourcePassword: 'p,a;s\ts"word', targetPassword: "#'x y" })
    expect(readAccounts(writeAccounts(readAccounts(text)))).toEqual([account])
    expect(readAccounts('')).toEqual([])
  })
})
