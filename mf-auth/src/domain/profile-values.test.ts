import { describe, expect, test } from '@jest/globals';
import { userProfileFactory } from '@suite/testing/factories';
import { profileChangeOf, profileValuesOf } from './profile-values.ts';

const names = { usr_firstname: 'Sam', usr_lastname: 'Porter', usr_phone: '+351 912 345', usr_gender: 'Male' };
const user = userProfileFactory.build({ ...names, usr_description: 'At the desk' });
const form = profileValuesOf(user);

describe('profileChangeOf', () => {
  test('is nothing where nothing has changed', () => {
    expect(profileChangeOf(form, user)).toBeUndefined();
  });

  test('is nothing where only characters differ that forms normalize', () => {
    const stored = { ...user, usr_firstname: 'Sam\u00a0Lee', usr_phone: '+351\u00a0912 345' };
    expect(profileChangeOf({ ...form, usr_firstname: 'Sam Lee' }, stored)).toBeUndefined();
  });

  test('holds the four required fields whatever has changed', () => {
    expect(profileChangeOf({ ...form, usr_firstname: 'Nina' }, user)).toEqual({
      ...names,
      usr_firstname: 'Nina',
    });
  });

  test('sends an emptied bio as null, and a photo only when it has changed', () => {
    expect(profileChangeOf({ ...form, usr_description: '' }, user)).toEqual({
      ...names,
      usr_description: null,
    });
    const usr_photo = 'https://photos.test/sam.jpg';
    expect(profileChangeOf({ ...form, usr_photo }, user)).toEqual({ ...names, usr_photo });
  });
});
