export const cardWording = {
  title: (name: string) => `${name}: comp card`,
  picture: 'Comp card image',
  code: (address: string) => `QR code: ${address}`,
  unknownSize: 'size must be "card" (5.5 × 8.5 in, the default) or "a5".',
  unknownBleed: 'bleed must be "1" or omitted.',
  unknownPictures:
    'Pass one to five images from this site, each with a focal point in percent, such as picture=/uploads/a.jpg,50,50.',
};
