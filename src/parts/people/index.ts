export { personOption } from './personOption'
export { type Colleague, isAway, toStaffPerson, usePeople } from './usePeople'
