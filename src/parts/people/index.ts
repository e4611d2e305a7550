export { personOption } from './personOption'
export { useMentionable } from './useMentionable'
export { type Colleague, isAway, toStaffPerson, usePeople } from './usePeople'
