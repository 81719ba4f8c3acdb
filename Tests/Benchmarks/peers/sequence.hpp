// Lists of types of any length: those of Boost.MPL end at 20 or 50.
#ifndef SEQUENCE_HPP
#define SEQUENCE_HPP

#include <boost/mpl/list/list0.hpp>
#include <boost/mpl/push_back.hpp>
#include <boost/mpl/push_front.hpp>
#include <boost/mpl/vector.hpp>

template <class Sequence, class... Items>
struct extended {
  using type = Sequence;
};

template <class Sequence, class First, class... Rest>
struct extended<Sequence, First, Rest...>
    : extended<typename boost::mpl::push_back<Sequence, First>::type, Rest...> {};

/// boost::mpl::vector<Items...>
template <class... Items>
using vector_of = typename extended<boost::mpl::vector0<>, Items...>::type;

template <class... Items>
struct listed {
  using type = boost::mpl::list0<>;
};

template <class First, class... Rest>
struct listed<First, Rest...> {
  using type = typename boost::mpl::push_front<typename listed<Rest...>::type, First>::type;
};

/// boost::mpl::list<Items...>
template <class... Items>
using list_of = typename listed<Items...>::type;

#endif
