import { filterOptions } from '../../../../src/ui/field/filterOptions'

const options = ['Café Überall', 'Bäckerei Müller', 'Łódź Garage'].map((label) => ({ value: label, label, description: 'www.example.org' }))
const labels = (query: string) => filterOptions(options, query).map(({ label }) => label)

it.each([
  ['', ['Café Überall', 'Bäckerei Müller', 'Łódź Garage']],
  ['cafe', ['Café Überall']],
  ['MÜLLER', ['Bäckerei Müller']],
  ['muller back', ['Bäckerei Müller']],
  ['garage example', ['Łódź Garage']],
  ['nothing', []],
])('%p leaves %p', (query, expected) => expect(labels(query)).toEqual(expected))
